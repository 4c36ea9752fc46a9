import { EntitySchema } from 'typeorm';
import { createdAt, id, json, text } from './column-kinds.ts';

/** What a traveller said of a place, as a difference to accept; it belongs to no trip and to nobody. */
export type PlaceReportEntity = {
  id: number;
  destinationId: string;
  placeId: string;
  row: unknown;
  createdAt: Date;
};

export const placeReportSchema = new EntitySchema<PlaceReportEntity>({
  name: 'place_report',
  tableName: 'place_reports',
  columns: { id, destinationId: text, placeId: text, row: json, createdAt },
  indices: [{ name: 'place_reports_place_index', columns: ['destinationId', 'placeId'] }],
});
