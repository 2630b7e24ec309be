import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { contentSecurityPolicy, developerModulesPolicy, reportingEndpoints } from '../content-security-policy.ts';
import type { Stage } from '../stage.ts';

/** Allows the shell to replace a released module by a developer's (shell, stage-permission.ts). */
const developerModulesAllowed = { header: 'x-developer-modules', value: 'allowed', override: true };

/** The security headers of every response, pages and API alike (promises W2 and W3). */
export const securityHeaders = (
	scope: Construct,
	id: string,
	{ developerModules }: Pick<Stage, 'developerModules'>,
	referrerPolicy: HeadersReferrerPolicy = HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
): ResponseHeadersPolicy =>
	new ResponseHeadersPolicy(scope, id, {
		securityHeadersBehavior: {
			contentSecurityPolicy: {
				contentSecurityPolicy: developerModules === 'allowed' ? developerModulesPolicy : contentSecurityPolicy,
				override: true,
			},
			strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
			contentTypeOptions: { override: true },
			frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
			referrerPolicy: { referrerPolicy, override: true },
		},
		customHeadersBehavior: {
			customHeaders: [
				...(developerModules === 'allowed' ? [developerModulesAllowed] : []),
				{ header: 'Reporting-Endpoints', value: reportingEndpoints, override: true },
				{ header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
				{
					header: 'Permissions-Policy',
					value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
					override: true,
				},
			],
		},
	});
