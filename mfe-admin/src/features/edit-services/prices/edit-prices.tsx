import type { ResponseOf } from '@tulia/contracts/endpoint';
import type { getSettings } from '@tulia/contracts/profile/endpoints';
import type { listAllServices } from '@tulia/contracts/service/endpoints';
import { refusalIn } from '@tulia/platform';
import { AsyncBlock, EmptyPanel, toast } from '@tulia/ui';
import type { FormRefusal } from '@tulia/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useChangePricesMutation, useListAllServicesQuery } from '../../../api/services-api.ts';
import { useGetSettingsQuery } from '../../../api/settings-api.ts';
import { saveRefusal } from '../../../lib/editing/save-refusal.ts';
import { RowsSkeleton } from '../../../lib/lists/rows-skeleton.tsx';
import { SectionHeading } from '../../../lib/page/section-heading.tsx';
import { inOrder } from '../order-change.ts';
import { PricesForm } from './prices-form.tsx';
import { changeOf, type PricesNow, type PricesValues } from './prices-values.ts';

const FRESH = { refetchOnMountOrArgChange: true };

/** The currency of the centre, and price and length of every service, saved together. */
export function EditPrices(): ReactNode {
	const services = useListAllServicesQuery(undefined, FRESH);
	const settings = useGetSettingsQuery(undefined, FRESH);
	// Memoised until another save, because the form is initialised from it.
	const found = useMemo(
		() => services.data && settings.data && pricesNow(services.data, settings.data),
		[services.data, settings.data],
	);
	const query = {
		data: found,
		isLoading: services.isLoading || settings.isLoading,
		isError: services.isError || settings.isError,
		isFetching: services.isFetching || settings.isFetching,
		refetch: () => Promise.all([services.refetch(), settings.refetch()]),
	};
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading prices"
			skeleton={<RowsSkeleton />}
			failed={{ title: 'We could not load the prices' }}
		>
			{(now) => <Prices now={now} onOutdated={query.refetch} />}
		</AsyncBlock>
	);
}

const pricesNow = (
	{ data }: ResponseOf<typeof listAllServices>,
	{ profile, version, firstCurrency }: ResponseOf<typeof getSettings>,
): PricesNow => ({
	currency: profile?.currency ?? firstCurrency,
	settingsVersion: version,
	services: inOrder(data),
});

interface PricesProps {
	readonly now: PricesNow;
	/** Called when a colleague has saved meanwhile, to load the new values. */
	readonly onOutdated: () => Promise<unknown>;
}

const OUTDATED =
	'Not saved: somebody else changed a service or the currency. What is saved now stands here. Please look, then save again.';

function Prices({ now, onOutdated }: PricesProps): ReactNode {
	const [change] = useChangePricesMutation();
	const [hasSaved, setSaved] = useState(false);

	async function submit(values: PricesValues): Promise<FormRefusal | undefined> {
		const body = changeOf(values, now);
		if (body.prices.length === 0) return { message: 'Nothing is changed yet.' };
		const { data, error } = await change(body);
		if (data) {
			setSaved(true);
			toast.success('Prices saved. The website shows them within a few minutes.');
			return undefined;
		}
		if (refusalIn(error) !== 'changed_meanwhile') return saveRefusal(error);
		// A change of currency remounts the form, so the message is also shown as a toast, outside of it.
		toast.error(OUTDATED);
		await onOutdated();
		return { message: OUTDATED };
	}
	if (now.services.length === 0) return <EmptyPanel title="There are no services yet" />;
	return (
		<>
			{/* A change of currency remounts the form, so the heading takes the focus. */}
			<SectionHeading
				key={`heading in ${now.currency}`}
				title="Prices"
				lead="Currency, prices and lengths together, one Save. Visits that are booked keep theirs."
				takesFocus={hasSaved}
			/>
			<PricesForm key={now.currency} now={now} onSubmit={submit} />
		</>
	);
}
