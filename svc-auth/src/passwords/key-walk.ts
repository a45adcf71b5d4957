/** Ways that fingers take over a keyboard or through the alphabet. Each is followed backwards as well. */
const ways = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'йцукенгшщзхъ',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1qazxsw23edcvfr45tgbnhy67ujm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!qaz@wsx#edc$rfv',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  '147258369',
  '741852963',
  '963852741',
  '159357',
  '159753',
  '789456123',
  '123654789',
  '1029384756',
  '102030405060708090',
];
const lines = ways.flatMap(way => [way, [...way].reverse().join('')]);
const shortestStep = 3;

const isOnOneWay = (text: string) => lines.some(line => line.includes(text));

function maxStepLength(text: string): number {
  let length = 0;
  while (length < text.length && isOnOneWay(text.slice(0, length + 1))) length += 1;
  return length;
}

/** True when the whole text consists of steps of three keys or more along such ways: 'qwer1234', 'abc123', 'zaq12wsx'. */
export function isKeyWalk(text: string): boolean {
  let rest = text;
  while (rest.length > 0) {
    const step = maxStepLength(rest);
    if (step < Math.min(shortestStep, text.length)) return false;
    rest = rest.slice(step);
  }
  return text.length > 0;
}
