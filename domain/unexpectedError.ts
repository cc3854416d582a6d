/** What a user is told about an error of the server that was not foreseen. */
export const unexpectedError = 'Something went wrong on our side.';
