import { Match } from 'aws-cdk-lib/assertions';
import { type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
});

const rule = (properties: object) => Match.objectLike({ Status: 'Enabled', ...properties });

describe('the site bucket', () => {
	it('the site bucket retains previous pages and pictures for a day, so that rejected and erased texts disappear (promise W12)', () => {
		for (const Prefix of ['pages/', 'uploads/']) {
			centre.of('edge').hasResourceProperties('AWS::S3::Bucket', {
				VersioningConfiguration: { Status: 'Enabled' },
				LifecycleConfiguration: {
					Rules: Match.arrayWith([rule({ Prefix, NoncurrentVersionExpiration: { NoncurrentDays: 1 } })]),
				},
			});
		}
	});

	it('the site bucket retains replaced files of modules for a month, against accidental overwriting', () => {
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

	it('the site bucket is read by our own distribution only; its key allows every distribution of the account, because it cannot name one (decision 053)', () => {
		const edge = centre.of('edge');
		const ofCloudFront = (type: string, document: string) =>
			Object.values(edge.findResources(type)).flatMap(({ Properties }) =>
				Properties[document].Statement.filter((statement: object) => JSON.stringify(statement).includes('cloudfront')),
			);
		const [reading, ...others] = ofCloudFront('AWS::S3::BucketPolicy', 'PolicyDocument');
		expect(others).toEqual([]);
		expect(reading).toMatchObject({ Action: ['s3:GetObject', 's3:ListBucket'], Effect: 'Allow' });
		expect(JSON.stringify(reading.Condition)).toMatch(
			/^\{"StringEquals":.*:distribution\/",\{"Ref":"FrontDoorDistribution/,
		);
		const [decrypting, ...more] = ofCloudFront('AWS::KMS::Key', 'KeyPolicy');
		expect(more).toEqual([]);
		expect(decrypting).toMatchObject({ Action: 'kms:Decrypt', Effect: 'Allow' });
		expect(JSON.stringify(decrypting.Condition)).toMatch(/\{"Ref":"AWS::AccountId"\},":distribution\/\*"/);
	});

	it('the site bucket never deletes live files', () => {
		const [bucket] = Object.values(centre.of('edge').findResources('AWS::S3::Bucket'));
		expect(JSON.stringify(bucket?.Properties.LifecycleConfiguration)).not.toMatch(
			/ExpirationInDays|ExpirationDate|"Expiration"/,
		);
	});
});
