import type { MantineColorsTuple } from '@mantine/core';

/** Ten steps each, from a breath of the colour to its depth; step 7 carries white text, step 4 dark text. */
export const colors = {
  coral: [
    '#fff2ed', '#ffe2d7', '#ffc4b1', '#ffa88b', '#ff8a66',
    '#f26e47', '#e4572e', '#c2401a', '#a83615', '#842a11',
  ],
  sea: [
    '#e9f5f7', '#d2e9ed', '#a7d5dd', '#7fc4d1', '#66b3c2',
    '#3391a3', '#187a8c', '#0e5e6f', '#0b4d5c', '#083944',
  ],
  navy: [
    '#eef2f8', '#dbe3ee', '#b7c6dc', '#93a9c8', '#8fa8cb',
    '#4d6a94', '#31507c', '#0b1f3a', '#091a31', '#061224',
  ],
  gold: [
    '#fff8e6', '#feefc9', '#fbdf96', '#f7ca5f', '#f2b134',
    '#d99a1c', '#b97f0a', '#825300', '#6b4500', '#4f3300',
  ],
  violet: [
    '#f1f0fa', '#e0def2', '#c6c1ec', '#b9b3f0', '#a79fe6',
    '#6f68b5', '#4b4690', '#2d2a55', '#242147', '#191736',
  ],
  slate: [
    '#f2f4f7', '#e4e9ef', '#ced6e0', '#b6c4d6', '#a4b3c6',
    '#71829a', '#566579', '#3e4c5f', '#323e4f', '#232c39',
  ],
  green: [
    '#eaf6ef', '#d2ecdd', '#a9dbbf', '#7fd6a2', '#72c997',
    '#3b9c67', '#278653', '#1f7346', '#185a37', '#104026',
  ],
  red: [
    '#fdf0ee', '#fbdcd8', '#f8b9b2', '#ff9d92', '#ff9d92',
    '#e0594c', '#cf3b2d', '#b42318', '#931c13', '#6e140d',
  ],
  yellow: [
    '#fff8e6', '#feefc9', '#fbdf96', '#f7ca5f', '#f5c869',
    '#d99a1c', '#b97f0a', '#825300', '#6b4500', '#4f3300',
  ],
  gray: [
    '#f6f8fa', '#eef1f5', '#e4e9ef', '#dce3ea', '#c3cdd8',
    '#8391a3', '#55637a', '#45546a', '#2b3b52', '#162740',
  ],
  dark: [
    '#e9eef5', '#c9d4e2', '#a9b8cb', '#7c90aa', '#3a5678',
    '#1a3454', '#152c4a', '#10233d', '#0b1a2e', '#050d18',
  ],
} as const satisfies Record<string, MantineColorsTuple>;
