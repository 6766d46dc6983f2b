import type { Part } from './part.ts';

/** Selects one part or all of them. */
export function PartChoice({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <label>
      Part{' '}
      <select
        value={new URLSearchParams(location.search).get('part') ?? ''}
        onChange={(event) => {
          const address = new URL(location.href);
          if (event.currentTarget.value === '') address.searchParams.delete('part');
          else address.searchParams.set('part', event.currentTarget.value);
          location.assign(address);
        }}
      >
        <option value="">All</option>
        {parts.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
