/** A line of text as one line, whatever was pasted into it. */
export const oneLine = (text: string) => text.trim().replaceAll(/\s/g, ' ');
