import { Match } from 'aws-cdk-lib/assertions';
import { type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
}, 60_000);

const rule = (properties: object) => Match.objectLike({ Status: 'Enabled', ...properties });

describe('the site bucket', () => {
	it('keeps what a page or a picture was before for a day, so that rejected and erased words go (promise W12)', () => {
		for (const Prefix of ['pages/', 'uploads/']) {
			centre.of('edge').hasResourceProperties('AWS::S3::Bucket', {
				VersioningConfiguration: { Status: 'Enabled' },
				LifecycleConfiguration: {
					Rules: Match.arrayWith([rule({ Prefix, NoncurrentVersionExpiration: { NoncurrentDays: 1 } })]),
				},
			});
		}
	});

	it('keeps replaced files of modules for a month, for whoever overwrote one by mistake', () => {
		centre.of('edge').hasResourceProperties('AWS::S3::Bucket', {
			LifecycleConfiguration: {
				Rules: Match.arrayWith([
					rule({
						Prefix: Match.absent(),
						NoncurrentVersionExpiration: { NoncurrentDays: 30 },
						ExpiredObjectDeleteMarker: true,
						AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
					}),
				]),
			},
		});
	});

	it('never deletes what is live', () => {
		const [bucket] = Object.values(centre.of('edge').findResources('AWS::S3::Bucket'));
		expect(JSON.stringify(bucket?.Properties.LifecycleConfiguration)).not.toMatch(
			/ExpirationInDays|ExpirationDate|"Expiration"/,
		);
	});
});
