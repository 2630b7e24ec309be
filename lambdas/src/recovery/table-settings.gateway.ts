import type {
	ContinuousBackupsDescription,
	GlobalSecondaryIndexDescription,
	TableDescription,
	TimeToLiveDescription,
} from '@aws-sdk/client-dynamodb';

/** The description of a table, from three calls of DynamoDB. */
export interface DescribedTable {
	readonly table: TableDescription;
	readonly timeToLive: TimeToLiveDescription | undefined;
	readonly backups: ContinuousBackupsDescription | undefined;
}

/** The required settings, independent of the table's name. */
export type TableSettings = Readonly<Record<string, string | number | boolean>>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fields = (value: unknown): Fields => (isFields(value) ? value : {});
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fields) : []);

const keysOf = (schema: unknown): string =>
	list(schema)
		.map(({ AttributeName, KeyType }) => `${AttributeName} ${KeyType}`)
		.join(', ');

const indexesOf = (indexes: unknown): TableSettings =>
	Object.fromEntries(
		list(indexes).map(({ IndexName, KeySchema, Projection }) => [
			`index ${IndexName}`,
			`${keysOf(KeySchema)}, ${fields(Projection).ProjectionType}`,
		]),
	);

/** From the properties of `AWS::DynamoDB::GlobalTable` in a template. */
export function expectedSettings(properties: Fields): TableSettings {
	const [replica = {}] = list(properties.Replicas);
	const recovery = fields(replica.PointInTimeRecoverySpecification);
	return {
		keys: keysOf(properties.KeySchema),
		...indexesOf(properties.GlobalSecondaryIndexes),
		stream: String(fields(properties.StreamSpecification).StreamViewType),
		'time to live': String(fields(properties.TimeToLiveSpecification).AttributeName),
		encryption: fields(properties.SSESpecification).SSEEnabled === true ? 'a key of the account' : 'none',
		'deletion protection': replica.DeletionProtectionEnabled === true,
		'days of history': Number(recovery.RecoveryPeriodInDays ?? 0),
	};
}

/** The settings of the table itself. */
export function actualSettings({ table, timeToLive, backups }: DescribedTable): TableSettings {
	const history = backups?.PointInTimeRecoveryDescription;
	const indexes: readonly GlobalSecondaryIndexDescription[] = table.GlobalSecondaryIndexes ?? [];
	return {
		keys: keysOf(table.KeySchema),
		...indexesOf(indexes),
		stream: table.StreamSpecification?.StreamEnabled ? String(table.StreamSpecification.StreamViewType) : 'none',
		'time to live': timeToLive?.AttributeName ?? 'none',
		encryption: table.SSEDescription?.SSEType === 'KMS' ? 'a key of the account' : 'none',
		'deletion protection': table.DeletionProtectionEnabled === true,
		'days of history': history?.PointInTimeRecoveryStatus === 'ENABLED' ? (history.RecoveryPeriodInDays ?? 35) : 0,
	};
}

/** The settings that differ, each as a sentence. */
export const settingProblems = (expected: TableSettings, actual: TableSettings): readonly string[] =>
	[...new Set([...Object.keys(expected), ...Object.keys(actual)])]
		.filter((name) => expected[name] !== actual[name])
		.map((name) => `${name}: must be ${expected[name] ?? 'absent'}, and is ${actual[name] ?? 'absent'}.`);
