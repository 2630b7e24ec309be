import { illustrationIds, illustrationUrl } from './illustration-url.ts';

const drawn = illustrationUrl('cover-anxiety');

test('a drawing is found by its id and by a path that ends in it', () => {
	expect(illustrationUrl('/illustrations/service-family-therapy.svg')).toBe(illustrationUrl('service-family-therapy'));
	expect(drawn).not.toBe('cover-anxiety');
});

test('an uploaded picture is its own address', () => {
	expect(illustrationUrl('/uploads/01J9.avif')).toBe('/uploads/01J9.avif');
	expect(illustrationUrl('/uploads/constructor')).toBe('/uploads/constructor');
});

test('there are eight services and seven covers', () => {
	expect(illustrationIds.filter((id) => id.startsWith('service-'))).toHaveLength(8);
	expect(illustrationIds.filter((id) => id.startsWith('cover-'))).toHaveLength(7);
});
