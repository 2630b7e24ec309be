import { behaviorsWith, type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
});

test('files of releases, and no others, are asked for compressed, as the build made them', () => {
	const compressed = behaviorsWith(centre, 'PrecompressedFiles');
	expect(compressed.map(({ PathPattern }) => PathPattern)).toEqual(['/shell/*', '/mfe/*']);
});
