import { initials } from './initials.ts';

test.each([
	['Wambui Njeri', 'W. N.'],
	['  grace  wanjiru kamau ', 'G. W. K.'],
	['Özil', 'Ö.'],
	['', ''],
])('the initials of %j are %j', (name, written) => {
	expect(initials(name)).toBe(written);
});
