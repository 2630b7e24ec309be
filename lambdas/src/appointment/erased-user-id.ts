/** Who holds an appointment whose person is no longer known. */
export const ERASED_USER_ID = 'erased';
