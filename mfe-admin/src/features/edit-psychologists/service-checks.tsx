import { VisuallyHidden } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useListAllServicesQuery } from '../../api/services-api.ts';
import { Fold } from '../../lib/page/fold.tsx';
import * as s from './edit-psychologists.module.css';

export function ServiceChecks({ name }: { readonly name: string }): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<readonly string[]>(name);
	const services = useListAllServicesQuery().data?.data ?? [];
	const chosen = value ?? [];
	const toggle = (serviceId: string): void =>
		onChange(chosen.includes(serviceId) ? chosen.filter((each) => each !== serviceId) : [...chosen, serviceId]);
	return (
		<Fold title="Services" line={`${chosen.length} of ${services.length}`} look="part" headingLevel="h3">
			<fieldset
				id={id}
				tabIndex={-1}
				onBlur={onBlur}
				aria-describedby={error === undefined ? undefined : `${id}-error`}
			>
				<VisuallyHidden as="legend">Services</VisuallyHidden>
				<div className={s.checks}>
					{services.map(({ id: serviceId, title, active }) => (
						<label key={serviceId} className={s.check}>
							<input type="checkbox" checked={chosen.includes(serviceId)} onChange={() => toggle(serviceId)} />
							<span>
								{title}
								{active ? '' : ' (not offered at present)'}
							</span>
						</label>
					))}
				</div>
				{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
			</fieldset>
		</Fold>
	);
}
