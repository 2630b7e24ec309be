import { changeConsentHandler } from '../account/change-consent.handler.ts';
import { changeEmailHandler } from '../account/change-email.handler.ts';
import { changeNameHandler } from '../account/change-name.handler.ts';
import { changePasswordHandler } from '../account/change-password.handler.ts';
import { confirmSecondFactorHandler } from '../account/confirm-second-factor.handler.ts';
import { deleteAccountHandler } from '../account/delete-account.handler.ts';
import { exportMyDataHandler } from '../account/export-my-data.handler.ts';
import { getAccountHandler } from '../account/get-account.handler.ts';
import { logoutEverywhereHandler } from '../account/logout-everywhere.handler.ts';
import { removeSecondFactorHandler } from '../account/remove-second-factor.handler.ts';
import { resendConfirmationHandler } from '../account/resend-confirmation.handler.ts';
import { startSecondFactorHandler } from '../account/start-second-factor.handler.ts';
import { confirmEmailHandler } from '../identity/confirm-email.handler.ts';
import { forgotPasswordHandler } from '../identity/forgot-password.handler.ts';
import { getJwksHandler } from '../identity/get-jwks.handler.ts';
import { loginHandler } from '../identity/login.handler.ts';
import { logoutHandler } from '../identity/logout.handler.ts';
import { registerHandler } from '../identity/register.handler.ts';
import { resetPasswordHandler } from '../identity/reset-password.handler.ts';
import { verifyHandler } from '../identity/verify.handler.ts';
import { apiFunction } from '../platform/api-function.ts';
import { offerTestimonialHandler } from '../testimonial/offer-testimonial.handler.ts';

/** Who one is, how one proves it, and what one's own account holds. */
export const handler = apiFunction('identity', {
	register: registerHandler,
	login: loginHandler,
	verify: verifyHandler,
	logout: logoutHandler,
	forgotPassword: forgotPasswordHandler,
	resetPassword: resetPasswordHandler,
	confirmEmail: confirmEmailHandler,
	getJwks: getJwksHandler,
	offerTestimonial: offerTestimonialHandler,
	getAccount: getAccountHandler,
	changeName: changeNameHandler,
	changePassword: changePasswordHandler,
	changeEmail: changeEmailHandler,
	resendConfirmation: resendConfirmationHandler,
	logoutEverywhere: logoutEverywhereHandler,
	changeConsent: changeConsentHandler,
	exportMyData: exportMyDataHandler,
	deleteAccount: deleteAccountHandler,
	startSecondFactor: startSecondFactorHandler,
	confirmSecondFactor: confirmSecondFactorHandler,
	removeSecondFactor: removeSecondFactorHandler,
});
