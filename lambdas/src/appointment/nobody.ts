/** Who holds an appointment whose person is no longer known. */
export const NOBODY = 'erased';
