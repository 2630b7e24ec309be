/** The name shown for staff whose account is gone. */
export const FORMER_COLLEAGUE = 'A former colleague';
