import type { Audience } from '@tulia/contracts/endpoint';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';

type Arn = `arn:${string}`;

/**
 * One deployment of the centre in AWS: all that is checked, compared and deployed derives from this object (decision
 * 053). Each has a file in `infra/stages`.
 */
export interface Stage {
	/** The name of its file. Part of every name in AWS and of the pipelines' environments. */
	readonly name: string;
	/** Account and region are explicit, so that a synth needs no credentials and no network. */
	readonly account: string;
	readonly region: string;
	/** Host name of the site, the base of token issuer and links. */
	readonly domainName: string;
	/** The ACM certificate of that name in us-east-1, as CloudFront requires. */
	readonly certificateArn: Arn | 'none';
	/** The Route 53 zone for the records of site and mail; with `none` they are outputs, to be entered by hand. */
	readonly hostedZone: StageZone | 'none';
	readonly mail: StageMail;
	/** Sender and cost limits of SMS; with `none` the stage sends no SMS, and clients are notified by mail. */
	readonly sms: StageSms | 'none';
	/** Recipients of alarm mails. Each address confirms its subscription once. */
	readonly alarmEmails: readonly string[];
	/** A WAF web ACL (scope CLOUDFRONT, us-east-1) with a rate rule. */
	readonly webAclArn: Arn | 'none';
	/** Whether staff need a second factor for endpoints under `/api/admin/` (rule 5). */
	readonly staffSecondFactor: 'required' | 'optional';
	/**
	 * Reserved concurrency per function. AWS requires 100 unreserved besides, and a new account has 10 in all: nothing is
	 * reserved until AWS has raised that.
	 */
	readonly reservedConcurrency: Readonly<Partial<Record<Audience, number>>>;
	/**
	 * AWS's quota of concurrent executions in this account and region: 10 in a new account, 1,000 after a raise. An alarm
	 * fires at 80 % of it.
	 */
	readonly concurrencyLimit: number;
	/** Monthly budget of the account, US dollars. The recipients of alarms are mailed before it is spent. */
	readonly monthlyBudget: number;
	/** Retention of logs, days. */
	readonly logRetentionDays: RetentionDays;
	/** Point-in-time recovery of the table, 1 to 35 days. */
	readonly backupRetentionDays: number;
	/** Nightly copies of the table in a locked vault; with `none` the table has only point-in-time recovery. */
	readonly nightlyCopies: StageCopies | 'none';
	/** Default currency (ISO 4217) of an empty table's settings; a seed file must have the same one. */
	readonly currency: string;
	/** Web address of docs/operations.md, for links in alarm mails. With `none` they name its path in the repository. */
	readonly runbooks: `https://${string}` | 'none';
	/** The table of the stacks, or a copy restored under another name (docs/operations.md). */
	readonly table: 'created' | RestoredTable;
	/** Names of the valid keys of access tokens; the first signs. Two only during a rotation (docs/operations.md). */
	readonly signingKeys: readonly [string, ...string[]];
	/**
	 * Names of the secrets that prove that a request came through CloudFront, which sends the first one. There are two
	 * only during a rotation (docs/operations.md).
	 */
	readonly originSecrets: readonly [string, ...string[]];
	/** The repository whose pipelines may release and deploy (`.github/workflows`). */
	readonly pipelines: StagePipelines | 'none';
	/** Whether a page may load a module from the developer's own machine (decision 044). Never on the stage `live`. */
	readonly developerModules: 'allowed' | 'refused';
}

export interface StageCopies {
	/** Retention of each copy, days; once the vault is locked it cannot be shortened. */
	readonly keptDays: number;
}

export interface RestoredTable {
	readonly name: string;
	/** DynamoDB's `LatestStreamLabel`, a timestamp. */
	readonly streamLabel: string;
}

export interface StageZone {
	readonly id: string;
	/** `centre.co.ke`: the parent of the names of site and mail. */
	readonly name: string;
}

export interface StageMail {
	/** The verified domain of every sender address. */
	readonly domain: string;
	/** The sender until the centre's profile has one. */
	readonly sender: string;
	/** The SES identity to create, or `existing` if the account has the identity of that domain. */
	readonly identity: CreatedIdentity | 'existing';
}

export interface StageSms {
	/** The sender shown on phones: registered with AWS for Kenya (docs/operations.md), at most 11 letters and digits. */
	readonly senderId: string;
	/** Id of a number of the account that receives replies (`phone-…`) and then is the sender. */
	readonly twoWayNumber: `phone-${string}` | 'none';
	/**
	 * ISO 3166 codes (`KE`) of the countries whose numbers receive SMS: clients with other numbers are notified by mail.
	 * The service is configured the same (docs/operations.md).
	 */
	readonly countries: readonly [string, ...string[]];
	/** Maximum price of one SMS, US cents: the service refuses a more expensive one. */
	readonly maxPriceCents: number;
	/** Maximum cost of all SMS of a month, US dollars. */
	readonly monthlyCeiling: number;
}

export interface CreatedIdentity {
	/** A name below the mail domain, used only for bounces (MAIL FROM). It has the SPF record. */
	readonly mailFrom: string;
	/** `existing` if the mail domain has a DMARC record; there can only be one. */
	readonly dmarc: 'created' | 'existing';
}

export interface StagePipelines {
	/** `owner/name` on GitHub. */
	readonly repository: string;
	/** An account has one OIDC provider for GitHub: `existing` if another stage created it. */
	readonly trust: 'created' | 'existing';
}
