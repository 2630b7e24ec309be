import { actualSettings, expectedSettings, settingProblems } from './table-settings.gateway.ts';

const keys = (partition: string, sort: string) => [
	{ AttributeName: partition, KeyType: 'HASH' as const },
	{ AttributeName: sort, KeyType: 'RANGE' as const },
];

/** The settings of a template. */
const expected = expectedSettings({
	KeySchema: keys('PK', 'SK'),
	GlobalSecondaryIndexes: [
		{ IndexName: 'GSI1', KeySchema: keys('G1PK', 'G1SK'), Projection: { ProjectionType: 'ALL' } },
		{ IndexName: 'GSI3', KeySchema: keys('G3PK', 'G3SK'), Projection: { ProjectionType: 'KEYS_ONLY' } },
	],
	StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
	TimeToLiveSpecification: { Enabled: true, AttributeName: 'ttl' },
	SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
	Replicas: [
		{
			DeletionProtectionEnabled: true,
			PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
		},
	],
});

const indexes = [
	{ IndexName: 'GSI1', KeySchema: keys('G1PK', 'G1SK'), Projection: { ProjectionType: 'ALL' as const } },
	{ IndexName: 'GSI3', KeySchema: keys('G3PK', 'G3SK'), Projection: { ProjectionType: 'KEYS_ONLY' as const } },
];

test('every setting that a restore does not copy is named', () => {
	const restored = actualSettings({
		table: { KeySchema: keys('PK', 'SK'), GlobalSecondaryIndexes: indexes.slice(0, 1) },
		timeToLive: { TimeToLiveStatus: 'DISABLED' },
		backups: {
			ContinuousBackupsStatus: 'ENABLED',
			PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'DISABLED' },
		},
	});
	expect(settingProblems(expected, restored)).toEqual([
		'index GSI3: must be G3PK HASH, G3SK RANGE, KEYS_ONLY, and is absent.',
		'stream: must be NEW_AND_OLD_IMAGES, and is none.',
		'time to live: must be ttl, and is none.',
		'encryption: must be a key of the account, and is none.',
		'deletion protection: must be true, and is false.',
		'days of history: must be 35, and is 0.',
	]);
});

test('a copy with the settings of its stage has no problems', () => {
	const set = actualSettings({
		table: {
			KeySchema: keys('PK', 'SK'),
			GlobalSecondaryIndexes: indexes,
			StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
			SSEDescription: { Status: 'ENABLED', SSEType: 'KMS' },
			DeletionProtectionEnabled: true,
		},
		timeToLive: { TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' },
		backups: {
			ContinuousBackupsStatus: 'ENABLED',
			PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED', RecoveryPeriodInDays: 35 },
		},
	});
	expect(settingProblems(expected, set)).toEqual([]);
});
