/** Who a psychologist is for visitors, as they write it themselves. No other module leads there. */
export const MY_PROFILE = '/admin/my-profile';
