const zeros = /\p{Nd}/gu;

/** Every script's digits as 0 to 9. */
export const westernDigits = (text: string) =>
  text.replaceAll(zeros, digit => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // Digits stand in tens, each beginning with its zero.
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return code < 128 ? digit : String(code - zero);
  });
