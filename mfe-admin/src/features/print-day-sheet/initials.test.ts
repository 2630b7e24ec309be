import { initials } from './initials.ts';

test.each([
	['Wambui Njeri', 'W. N.'],
	['  grace  wanjiru kamau ', 'G. W. K.'],
	['Özil', 'Ö.'],
	['', ''],
])('%j is written as %j where others can read it', (name, written) => {
	expect(initials(name)).toBe(written);
});
