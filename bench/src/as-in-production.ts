/** What `npm start` runs Node with (local/bootstrap.mjs). */
export const startFlags = ['--max-semi-space-size=8'];

/** For the start command, which checks the answers of its services unless told. */
export const asInProduction = { CHECK_ANSWERS: 'false' };
