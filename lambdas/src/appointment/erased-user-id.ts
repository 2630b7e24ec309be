/** Stands for the client of an appointment whose person was erased. */
export const ERASED_USER_ID = 'erased';
