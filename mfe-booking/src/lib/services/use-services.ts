import { useListServicesQuery } from '@tulia/platform';
import { type ServiceChoice, savedServices } from './saved-services.ts';

export interface Services {
	/** `undefined` while they are loaded for the first time. */
	readonly services: readonly ServiceChoice[] | undefined;
	/** The list is the saved one, because the live one did not come. */
	readonly areSaved: boolean;
	readonly isFetching: boolean;
	readonly retry: () => void;
}

/** The services to choose from. */
export function useServices(): Services {
	const { data, error, isFetching, refetch } = useListServicesQuery();
	// The error of the last attempt stays while the next one is under way, and with it what is shown in its place.
	const areSaved = data === undefined && error !== undefined;
	return { services: data?.data ?? (areSaved ? savedServices : undefined), areSaved, isFetching, retry: refetch };
}

export const useService = (serviceId: string | undefined): ServiceChoice | undefined =>
	useServices().services?.find(({ id }) => id === serviceId);
