import { liveStage } from '../test/live-stage.ts';
import { namedIn, targetOf } from './target.ts';

test('a stage determines bucket, publisher, site and region of a release', () => {
	expect(targetOf({}, liveStage)).toEqual({
		bucket: 'tulia-live-site-123456789012-af-south-1',
		publisher: 'tulia-live-publisher',
		origin: 'https://www.pumzika.co.ke',
		client: { region: 'af-south-1' },
	});
});

test('explicit names take precedence over the stage', () => {
	const named = namedIn({ SITE_BUCKET: 'another', SITE_ORIGIN: 'https://rehearsal.pumzika.co.ke' });
	expect(targetOf(named, liveStage)).toMatchObject({
		bucket: 'another',
		publisher: 'tulia-live-publisher',
		origin: 'https://rehearsal.pumzika.co.ke',
	});
});

test('without a stage a release uses explicit names, by default the publisher of the local stage', () => {
	expect(targetOf({ bucket: 'files' }, undefined)).toEqual({
		bucket: 'files',
		publisher: 'tulia-publisher',
		origin: '',
		client: {},
	});
});
