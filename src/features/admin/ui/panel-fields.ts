/** Of the fields of a form beside a list: two columns where there is room, compact with a mouse. */
export const panelFields =
  'grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2 [&>:has(textarea)]:col-span-full [&_:is(input,select)]:min-h-11 [&_:is(input,select)]:py-1.5 md:pointer-fine:[&_:is(input,select)]:min-h-9.5 [&_:is(input,select,textarea)]:px-2.5 [&_p]:text-tool [&_textarea]:field-sizing-content [&_textarea]:max-h-[28rem]';
