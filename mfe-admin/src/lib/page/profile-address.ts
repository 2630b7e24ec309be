/** A psychologist's own public profile. No other module links to this page. */
export const MY_PROFILE = '/admin/my-profile';
