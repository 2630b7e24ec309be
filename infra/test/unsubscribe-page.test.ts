import { behaviorsIn, behaviorsWith, type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
});

test('the address of one-click unsubscribing passes a POST to the API and redirects a GET to the page with the button', () => {
	const behaviors = behaviorsIn(centre);
	const turned = behaviorsWith(centre, 'UnsubscribePage');
	expect(turned.map(({ PathPattern }) => PathPattern)).toEqual(['/api/newsletter/unsubscribe']);
	expect(turned[0]?.AllowedMethods).toContain('POST');
	// The first matching pattern applies.
	const patterns = behaviors.map(({ PathPattern }) => PathPattern);
	expect(patterns.indexOf('/api/newsletter/unsubscribe')).toBeLessThan(patterns.indexOf('/api/*'));
});
