/** For the start command, which checks the answers of its services unless told. */
export const asInProduction = { CHECK_ANSWERS: 'false' };
