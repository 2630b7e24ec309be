import { type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
}, 60_000);

interface Behavior {
	readonly PathPattern: string;
	readonly FunctionAssociations?: readonly object[];
}

test('files of releases, and no others, are asked for as the build packed them', () => {
	const behaviors = Object.values(centre.all('AWS::CloudFront::Distribution')).flatMap(
		({ Properties }) =>
			(Properties.DistributionConfig as { readonly CacheBehaviors: readonly Behavior[] }).CacheBehaviors,
	);
	const packed = behaviors.filter(({ FunctionAssociations }) =>
		JSON.stringify(FunctionAssociations)?.includes('PackedFiles'),
	);
	expect(packed.map(({ PathPattern }) => PathPattern)).toEqual(['/shell/*', '/mfe/*']);
});
