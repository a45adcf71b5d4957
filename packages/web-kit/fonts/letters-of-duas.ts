/** The letters and marks of the duas that the site shows. A letter that is missing here would break the word it stands in. */
export const lettersOfDuas = ' أابةحدذرزسطعغقلمنهويٍَُِّْ';
