import * as Type from 'typebox';

/** An address, a keyword such as `inline`, or an empty text: browsers differ. */
const ReportedText = Type.Optional(Type.Union([Type.String({ maxLength: 8192 }), Type.Null()]));

/** The body of `report-uri`: one violation. Browsers may add fields, which are ignored. */
const CspReport = Type.Object({
	'csp-report': Type.Object({
		'effective-directive': ReportedText,
		'violated-directive': ReportedText,
		'blocked-uri': ReportedText,
		'document-uri': ReportedText,
		'source-file': ReportedText,
	}),
});

/** The body of `report-to`: the violations of about a minute. */
const QueuedReport = Type.Object({
	type: Type.String({ maxLength: 100 }),
	body: Type.Object({
		effectiveDirective: ReportedText,
		blockedURL: ReportedText,
		documentURL: ReportedText,
		sourceFile: ReportedText,
	}),
});

/** The two formats of a policy violation report (CSP 3; Reporting API). */
export const PolicyViolationReports = Type.Union([CspReport, Type.Array(QueuedReport, { minItems: 1, maxItems: 100 })]);
export type PolicyViolationReports = Type.Static<typeof PolicyViolationReports>;
