import { httpHandlers } from '../platform/http/http.ts';
import {
	addToWaitingList,
	answerOfferForClient,
	changeWaitingForClient,
	countWaiting,
	listWaitingList,
	removeFromWaitingList,
} from './entry/staff-waiting-list.usecase.ts';
import { waitingListFromEnvironment } from './waiting-list.wiring.ts';

const waiting = waitingListFromEnvironment();

export const waitingListAdminHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/waiting-list.admin'),
	{
		listWaitingList: listWaitingList(waiting),
		countWaiting: countWaiting(waiting),
		addToWaitingList: addToWaitingList(waiting),
		changeWaitingForClient: changeWaitingForClient(waiting),
		answerOfferForClient: answerOfferForClient(waiting),
		removeFromWaitingList: removeFromWaitingList(waiting),
	},
);
