import { chartPeriods, type ChartPeriod } from '../../../../domain/rates/history';
import { FilterChips } from '../../ui/FilterChips';
import { useSearch, oneOfParam } from '../searchParams';

type DaysText = `${ChartPeriod}`;

const texts = chartPeriods.map((days): DaysText => `${days}`);

/** The query parameter that says how many days the charts of a page show. */
export const chartDaysSearch = { days: oneOfParam<DaysText>(texts, '90') };

const labels: Readonly<Record<DaysText, string>> = { '30': '30 days', '90': '90 days', '365': '1 year' };

/** The period of a page's charts, which is in the address, and the buttons that change it. */
export function useChartDays() {
  const { values, set } = useSearch(chartDaysSearch);
  const chips = (
    <FilterChips
      label="Period"
      value={values.days}
      options={texts.map((value) => ({ value, label: labels[value] }))}
      onChange={(days) => set({ days })}
    />
  );
  return { days: Number(values.days), chips };
}
