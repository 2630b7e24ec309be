import { namesAgree } from './names-agree.ts';

test.each([
	['Faith Akinyi', 'akinyi  FAITH'],
	['Faith', 'Faith Akinyi Otieno'],
	['Ng’ang’a Kamau', "Kamau Ng'ang'a"],
])('%s and %s can be one person', (one, other) => {
	expect(namesAgree(one, other)).toBe(true);
	expect(namesAgree(other, one)).toBe(true);
});

test.each([
	['Faith Akinyi', 'Brian Akinyi'],
	['Mary Wanjiru', 'Peter Wanjiru Kamau'],
])('%s and %s count as two people', (one, other) => {
	expect(namesAgree(one, other)).toBe(false);
});
