import { liveStage } from '../test/live-stage.ts';
import { namedIn, targetOf } from './target.ts';

test('a stage says bucket, publisher, site and region of a release', () => {
	expect(targetOf({}, liveStage)).toEqual({
		bucket: 'tulia-live-site-123456789012-af-south-1',
		publisher: 'tulia-live-publisher',
		origin: 'https://www.pumzika.co.ke',
		client: { region: 'af-south-1' },
	});
});

test('what is named by itself counts before what the stage says', () => {
	const named = namedIn({ SITE_BUCKET: 'another', SITE_ORIGIN: 'https://rehearsal.pumzika.co.ke' });
	expect(targetOf(named, liveStage)).toMatchObject({
		bucket: 'another',
		publisher: 'tulia-live-publisher',
		origin: 'https://rehearsal.pumzika.co.ke',
	});
});

test('without a stage a release goes where it is told, by default to the publisher of the local stage', () => {
	expect(targetOf({ bucket: 'files' }, undefined)).toEqual({
		bucket: 'files',
		publisher: 'tulia-publisher',
		origin: '',
		client: {},
	});
});
