import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { changeConsent } from './change-consent.usecase.ts';

export const changeConsentHandler = httpHandler(
	'changeConsent',
	accountValidators,
	changeConsent(accountFromEnvironment()),
);
