import { withinLimits } from '../appointment/book/limits/within-limits.usecase.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { unlessTurnedOff } from '../profile/unless-turned-off.usecase.ts';
import {
	answerMyOffer,
	changeMyWaiting,
	joinForMe,
	leaveWaitingList,
	listMyWaiting,
} from './entry/own-waiting.usecase.ts';
import { answerOffer, readOffer } from './offer/offer-by-link.usecase.ts';
import { waitingListFromEnvironment } from './waiting-list.wiring.ts';

const waiting = waitingListFromEnvironment();
const byLink = { ...waiting, prove: async () => (await waiting.openCipher()).proof };

export const waitingListBookingHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/waiting-list.booking'),
	{
		joinWaitingList: unlessTurnedOff('bookings', waiting, withinLimits(waiting, joinForMe(waiting))),
		listMyWaiting: listMyWaiting(waiting),
		changeWaiting: changeMyWaiting(waiting),
		leaveWaitingList: leaveWaitingList(waiting),
		answerMyOffer: unlessTurnedOff('bookings', waiting, withinLimits(waiting, answerMyOffer(waiting))),
		readOffer: readOffer(byLink),
		answerOffer: unlessTurnedOff('bookings', waiting, answerOffer(byLink)),
	},
);
