import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import type { Place } from '@tulia/contracts/staff';

const byOrder = (a: StaffService, b: StaffService): number => a.order - b.order || a.title.localeCompare(b.title);

export const inOrder = (services: readonly StaffService[]): readonly StaffService[] => [...services].sort(byOrder);

/** The position after the last service. */
export const nextOrder = (services: readonly StaffService[]): number =>
	Math.min(999, Math.max(0, ...services.map(({ order }) => order)) + 1);

/**
 * The services whose position changes by a move up or down, with the new positions. They are the two that swap, and
 * more only if positions were equal or not consecutive.
 */
export function moved(services: readonly StaffService[], id: string, step: -1 | 1): readonly Place[] {
	const list = [...inOrder(services)];
	const from = list.findIndex((service) => service.id === id);
	const one = list[from];
	const other = list[from + step];
	if (!one || !other) return [];
	list[from] = other;
	list[from + step] = one;
	return list.flatMap(({ id: of, order, version }, index) =>
		order === index + 1 ? [] : [{ id: of, order: index + 1, version }],
	);
}
