import { type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
}, 60_000);

test('pages are rendered again for public content and its removal, and not for visits, drafts and inboxes', () => {
	const [mapping] = Object.values(centre.of('edge').findResources('AWS::Lambda::EventSourceMapping'));
	const wakes = (PK: string) =>
		mapping?.Properties.FilterCriteria.Filters.some(({ Pattern }: { Pattern: string }) =>
			JSON.parse(Pattern).dynamodb.Keys.PK.S.some(({ prefix }: { prefix: string }) => PK.startsWith(prefix)),
		);
	const content = ['BLOG#1', 'CATALOG#SERVICE', 'CATALOG#FAQ', 'CATALOG#TESTI', 'PROFILE#CENTRE'];
	const visits = [
		'BLOGLIKE#1#a',
		'BLOGVIEW#1#2026-11-21#a',
		'BLOGCNT#1',
		'COMMENT#a',
		'RATE#like.sender#a',
		'TESTI#a',
		'DRAFT#1',
		'FAQSUB#a',
		'CONTACT#a',
		'NEWS#a',
		'AUDIT#2026-11-21#0',
		'STAT#ALL',
		'JOB#a',
	];
	expect(content.filter((PK) => !wakes(PK))).toEqual([]);
	expect(visits.filter(wakes)).toEqual([]);
	for (const { Pattern } of mapping?.Properties.FilterCriteria.Filters ?? [])
		expect(JSON.parse(Pattern).eventName).toEqual(['INSERT', 'MODIFY', 'REMOVE']);
});
