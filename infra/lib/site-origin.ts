import { CfnParameter, type Stack } from 'aws-cdk-lib';

/** The address people type, e.g. `https://tulia.example`: links in mails and the token's issuer are made of it. */
export const siteOriginParameter = (stack: Stack): string =>
	new CfnParameter(stack, 'SiteOrigin', {
		type: 'String',
		default: 'https://tulia.example',
		description: 'The address of the site, scheme and host, without a slash at the end',
	}).valueAsString;
