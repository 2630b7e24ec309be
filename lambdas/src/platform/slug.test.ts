import { slugOf } from './slug.ts';

test.each([
	['Relationship & Marriage Counselling', 'relationship-marriage-counselling'],
	['  Grief, loss…  ', 'grief-loss'],
	['Café für Eltern', 'cafe-fur-eltern'],
	['悲しみ', ''],
	['<b>"Bold"</b>', 'b-bold-b'],
	[`${'a'.repeat(63)} b`, 'a'.repeat(63)],
])('the title %j becomes %j', (title, slug) => {
	expect(slugOf(title)).toBe(slug);
});
