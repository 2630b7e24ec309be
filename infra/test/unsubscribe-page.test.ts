import { type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
}, 60_000);

interface Behavior {
	readonly PathPattern: string;
	readonly AllowedMethods: readonly string[];
	readonly FunctionAssociations?: readonly object[];
}

test('the address of one-click unsubscribing takes a POST to the API and leads a GET to the page with the button', () => {
	const behaviors = Object.values(centre.all('AWS::CloudFront::Distribution')).flatMap(
		({ Properties }) =>
			(Properties.DistributionConfig as { readonly CacheBehaviors: readonly Behavior[] }).CacheBehaviors,
	);
	const turned = behaviors.filter(({ FunctionAssociations }) =>
		JSON.stringify(FunctionAssociations)?.includes('UnsubscribePage'),
	);
	expect(turned.map(({ PathPattern }) => PathPattern)).toEqual(['/api/newsletter/unsubscribe']);
	expect(turned[0]?.AllowedMethods).toContain('POST');
	// The first pattern that matches decides.
	const patterns = behaviors.map(({ PathPattern }) => PathPattern);
	expect(patterns.indexOf('/api/newsletter/unsubscribe')).toBeLessThan(patterns.indexOf('/api/*'));
});
