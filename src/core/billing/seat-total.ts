/** What a seat costs for an interval, in the smallest unit of the currency; each of them less from so many on. */
export interface SeatPrice {
  readonly unit: { readonly amount: number };
  readonly reduced: { readonly from: number; readonly unit: number } | null;
}

/** What so many seats cost for an interval, in the smallest unit of the currency. */
export function totalOf({ unit, reduced }: SeatPrice, seats: number): number {
  return seats * (reduced && seats >= reduced.from ? reduced.unit : unit.amount);
}
