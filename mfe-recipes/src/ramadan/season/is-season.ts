/** Whether the server has said that Ramadan is near: the gateway writes it on the page, by its own clock. */
export const isSeason = () => document.documentElement.dataset.season !== undefined;
