/** How somebody of staff is called whose account is gone, and their name with it. */
export const FORMER_COLLEAGUE = 'A former colleague';
