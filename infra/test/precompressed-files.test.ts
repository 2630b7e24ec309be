import { behaviorsWith, type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
});

test('released files, and no others, are requested compressed, as the build wrote them', () => {
	const compressed = behaviorsWith(centre, 'PrecompressedFiles');
	expect(compressed.map(({ PathPattern }) => PathPattern)).toEqual(['/shell/*', '/mfe/*']);
});
