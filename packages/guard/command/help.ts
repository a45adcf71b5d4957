export const help = `Judges recipe lines, requests and recipes: halal, doubtful or haram, why, and what to use instead.

  npm run -s guard -- [options] TEXT|FILE...     (sufra-guard [options] TEXT|FILE...)

  TEXT            one text; quote it: "4 oz bacon"
  FILE            a text each line; .json: one recipe, {"title", "ingredients", "steps"};
                  .jsonl: each line a text ("…" or {"text": …}) or a recipe. Packed with gzip, too.
  -               standard input, a text each line; the same where it is piped and nothing is named

  --json          one JSON object a line
  --text          every argument is a text, also where a file has that name
  --language CODE the language that the texts are in, such as en or ur-Latn; else the guard finds it out
  --help          this

It exits with the worst verdict: 0 halal, 1 doubtful, 2 haram; 64 wrongly called, 66 a file that cannot
be read, 70 a fault of its own. 'npm run' without -s prints a header of its own above the answer.
`;
