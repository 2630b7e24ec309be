import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { moveFollowing } from '@tulia/contracts/routes/series';
import { RadioCardGroup } from '@tulia/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import type { OnChanged } from './changed-series.tsx';
import { followingCount, type Scope, scopes } from './following.ts';
import { MoveFollowing } from './move-following.tsx';
import { MoveSection } from './move-section.tsx';

interface MoveScopeProps {
	readonly detail: AppointmentDetail;
	readonly onChanged: OnChanged;
	readonly onClose: () => void;
}

/** If later visits of the series follow, asks first whether they move, too. */
export function MoveScope({ detail, onChanged, onClose }: MoveScopeProps): ReactNode {
	const [scope, setScope] = useState<Scope>('this');
	const id = useId();
	const may = useMayCall();
	const others = may(moveFollowing) ? followingCount(detail) : 0;
	if (others === 0) return <MoveSection detail={detail} onClose={onClose} />;
	const field = {
		...{ id, name: 'move-scope', value: scope, error: undefined },
		onChange: (value: string | undefined) => setScope(value === 'following' ? 'following' : 'this'),
		onBlur: () => undefined,
	};
	return (
		<>
			<RadioCardGroup label="Which visits?" options={scopes('Moved', others)} field={field} />
			{scope === 'this' ? (
				<MoveSection detail={detail} onClose={onClose} />
			) : (
				<MoveFollowing
					detail={detail}
					onChanged={(changed) => {
						onClose();
						onChanged(changed);
					}}
					onClose={onClose}
				/>
			)}
		</>
	);
}
