/** A psychologist's public profile, as they edit it. No other module links there. */
export const MY_PROFILE = '/admin/my-profile';
