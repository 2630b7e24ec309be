import type { Audience } from '@tulia/contracts/endpoint';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';

type Arn = `arn:${string}`;

/**
 * One copy of the centre in AWS, whole: what is checked, compared and deployed is this object and nothing besides (decision 053). A
 * file of `infra/stages` holds each.
 */
export interface Stage {
	/** As its file is called. It is part of every name in AWS and of the environments of the pipelines. */
	readonly name: string;
	/** Account and region are explicit so that a synth asks nobody (no credentials, no network). */
	readonly account: string;
	readonly region: string;
	/** The host name of the site. The issuer of tokens and the base of every link are made of it. */
	readonly domainName: string;
	/** The certificate of ACM for that name in us-east-1, where CloudFront looks for it. */
	readonly certificateArn: Arn | 'none';
	/** The zone of Route 53 in which the stacks keep the records of site and mail; with none they are outputs, to be entered by hand. */
	readonly hostedZone: StageZone | 'none';
	readonly mail: StageMail;
	/** Who SMS come from and what they may cost; with none no SMS leaves this stage, and clients are told by mail. */
	readonly sms: StageSms | 'none';
	/** Who is mailed when an alarm rings. Each address confirms its subscription once. */
	readonly alarmEmails: readonly string[];
	/** A WAF web ACL (scope CLOUDFRONT, us-east-1) with a rate rule. */
	readonly webAclArn: Arn | 'none';
	/** Whether staff must have a second factor before anything under `/api/admin/` answers them (rule 5). */
	readonly staffSecondFactor: 'required' | 'optional';
	/**
	 * How many of a function may run at once, kept aside for it. Reserving wants 100 unreserved ones left besides, and a new account
	 * has 10 in all: nothing is reserved until AWS has raised that.
	 */
	readonly reservedConcurrency: Readonly<Partial<Record<Audience, number>>>;
	/**
	 * AWS's quota of functions that run at once in this account and region: 10 in a new account, 1,000 once AWS has raised it. An alarm
	 * rings at 80 % of it.
	 */
	readonly concurrencyLimit: number;
	/** What the account may cost a month, in US dollars. Whoever hears the alarms is mailed before it is spent. */
	readonly monthlyBudget: number;
	/** How long logs are kept. */
	readonly logRetentionDays: RetentionDays;
	/** How far back the table can be restored to any second, 1 to 35 days. */
	readonly backupRetentionDays: number;
	/** Copies of the table in a vault that nobody can empty, a night each; with none the table has its own history alone. */
	readonly nightlyCopies: StageCopies | 'none';
	/**
	 * What amounts are in until the centre's own facts say so (ISO 4217): the settings of an empty table begin with it, and a file that fills
	 * one must agree.
	 */
	readonly currency: string;
	/** Where docs/operations.md can be read in a browser: mails of alarms link to its sections. With none they name its place in the repository. */
	readonly runbooks: `https://${string}` | 'none';
	/** The table that the stacks make, or a copy that was restored under another name (docs/operations.md). */
	readonly table: 'created' | RestoredTable;
	/**
	 * Names of the keys whose signatures on access tokens count; the first one signs. There are two only while they are
	 * exchanged (docs/operations.md).
	 */
	readonly signingKeys: readonly [string, ...string[]];
	/**
	 * Names of the secrets by which a request proves that it came through CloudFront, which sends the first one. There are two only while
	 * they are exchanged (docs/operations.md).
	 */
	readonly originSecrets: readonly [string, ...string[]];
	/** Whose pipelines may release and deploy (`.github/workflows`). */
	readonly pipelines: StagePipelines | 'none';
	/** Whether a page may load a module that a developer serves on the machine it is looked at on (decision 044). Never on the stage `live`. */
	readonly developerModules: 'allowed' | 'refused';
}

export interface StageCopies {
	/** How long each is kept; once the vault is locked nobody can make it shorter. */
	readonly keptDays: number;
}

export interface RestoredTable {
	readonly name: string;
	/** What DynamoDB calls its stream, a moment: `LatestStreamLabel`. */
	readonly streamLabel: string;
}

export interface StageZone {
	readonly id: string;
	/** `centre.co.ke`: the names of site and mail lie in it. */
	readonly name: string;
}

export interface StageMail {
	/** The verified domain: every sender address of the centre belongs to it. */
	readonly domain: string;
	/** The sender until the centre's profile names one. */
	readonly sender: string;
	/** What the stack makes in SES, or `existing` where the account has the identity of that domain already. */
	readonly identity: CreatedIdentity | 'existing';
}

export interface StageSms {
	/** The name that stands on the phone: registered with AWS for Kenya (docs/operations.md), at most 11 letters and digits. */
	readonly senderId: string;
	/** The id of a number of the account that receives answers (`phone-…`), from which SMS then come instead; a sender id cannot be answered. */
	readonly twoWayNumber: `phone-${string}` | 'none';
	/** Whose numbers are texted, by their codes of ISO 3166 (`KE`): whoever has another hears of visits by mail. The service is set to the same (docs/operations.md). */
	readonly countries: readonly [string, ...string[]];
	/** What one SMS may cost at most, in US cents: the service refuses a dearer one. */
	readonly maxPriceCents: number;
	/** What all SMS of a month may cost, in US dollars. */
	readonly monthlyCeiling: number;
}

export interface CreatedIdentity {
	/** A name below the mail domain, for nothing else: where mail that cannot be delivered goes back to (MAIL FROM). SPF stands on it. */
	readonly mailFrom: string;
	/** `existing` where the mail domain has a DMARC record already; there can only be one. */
	readonly dmarc: 'created' | 'existing';
}

export interface StagePipelines {
	/** `owner/name` on GitHub. */
	readonly repository: string;
	/** An account trusts GitHub once: `existing` where another stage of it did so. */
	readonly trust: 'created' | 'existing';
}
