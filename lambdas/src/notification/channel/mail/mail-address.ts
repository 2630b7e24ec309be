/** One plain address with a dotted domain: no display name, no list, no quoting, no line break (promise N8). */
const ADDRESS =
	/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;
const LONGEST = 254;

/** The last check before the mail service; registration checks the same. */
export const isMailAddress = (value: string): boolean => value.length <= LONGEST && ADDRESS.test(value);
